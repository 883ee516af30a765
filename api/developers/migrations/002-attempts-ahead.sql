-- The attempts that were made before the pauses began again: on request, at another address, or because the webhook was
-- switched on.
alter table developers.deliveries add column attempts_before bigint not null default 0;
