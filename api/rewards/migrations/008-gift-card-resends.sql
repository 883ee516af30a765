-- When the codes of a gift card were sent again last: at most once in some minutes.
create table if not exists rewards.gift_card_resends (
  redemption_id uuid primary key,
  resent_at timestamptz not null
);
create index if not exists gift_card_resends_by_time on rewards.gift_card_resends (resent_at);
