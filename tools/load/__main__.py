"""`scripts/bench`: how many tables one server holds, beside a bare app in the same run."""

from __future__ import annotations

import argparse
import sys

import msgspec
from tools.load.scale import TARGETS, Side, Weighed, weigh

ROWS = (
    ("rooms held", "held", "{:.0f}"),
    ("actions per second", "actions_per_second", "{:.0f}"),
    ("deliveries per second", "deliveries_per_second", "{:.0f}"),
    ("deliveries per action", "deliveries_per_action", "{:.1f}"),
    ("deliveries per second of CPU", "deliveries_per_cpu_second", "{:.0f}"),
    ("CPU used, in cores", "cpu", "{:.2f}"),
    ("p50 to the last phone, ms", "p50", "{:.1f}"),
    ("p90", "p90", "{:.1f}"),
    ("p99", "p99", "{:.1f}"),
)


def asked() -> argparse.Namespace:
    """What was typed."""
    parser = argparse.ArgumentParser("scripts/bench", description=__doc__)
    parser.add_argument("--rooms", type=int, default=100, help="rooms of twelve phones (100)")
    parser.add_argument("--seconds", type=float, default=20, help="how long each server is measured (20)")
    parser.add_argument(
        "--actions", type=float, default=2, help="actions a second in each room (2); 0: no pause"
    )
    parser.add_argument("--slices", type=int, default=5, help="how often the servers take turns (5)")
    parser.add_argument("--idle", type=int, default=100, help="idle rooms whose memory is measured (100)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser.parse_args()


def written(found: Weighed) -> str:
    """The figures as a table."""
    lines = [f"{'':30}{'table':>10}{'bare app':>10}"]
    for name, field, form in ROWS:
        values = [form.format(_figure(side, field)) for side in (found.table, found.bare)]
        lines.append(f"{name:30}{values[0]:>10}{values[1]:>10}")
    met = {
        "deliveries": found.deliveries_ratio >= TARGETS["deliveries"],
        "p90": found.p90_ratio <= TARGETS["p90"],
        "idle": found.idle_room_kb <= TARGETS["idle"],
    }
    said = {name: "met" if good else "missed" for name, good in met.items()}
    return "\n".join(
        (
            *lines,
            "",
            f"deliveries {found.deliveries_ratio:.2f} of the bare app's (from 0.5: {said['deliveries']}); "
            f"{found.cpu_ratio:.2f} per second of CPU",
            f"p90 {found.p90_ratio:.1f} times the bare app's (up to 4: {said['p90']})",
            f"an idle room takes {found.idle_room_kb:.0f} kB (up to 200: {said['idle']})",
        )
    )


def _figure(side: Side, field: str) -> float:
    return float(getattr(side, field))


def main() -> None:
    """Measure and print."""
    wishes = asked()

    def say(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    found = weigh(wishes.rooms, wishes.seconds, wishes.actions, wishes.slices, wishes.idle, say)
    print(msgspec.json.format(msgspec.json.encode(found)).decode() if wishes.json else written(found))


if __name__ == "__main__":
    main()
