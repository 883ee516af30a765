-- Values of a range lie whole steps above the least one; null where the vendor names no step.
alter table rewards.gift_card_variants add column step_minor bigint check (step_minor > 0);
