/** A form is sent once, however quickly it is tapped: the second would be refused for the name of the first. */

const LASTS = 5000;

let sent = false;
const forget = () => { sent = false; };
document.addEventListener("submit", (submit) => {
  if (sent) submit.preventDefault();
  sent = true;
  setTimeout(forget, LASTS);
});
window.addEventListener("pageshow", forget);
