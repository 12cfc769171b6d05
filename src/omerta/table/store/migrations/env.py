"""Run by alembic for every migration, inside the transaction that `schema.migrate` has begun."""

from alembic import context

from omerta.table.store.schema import VERSIONS, metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSIONS,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
