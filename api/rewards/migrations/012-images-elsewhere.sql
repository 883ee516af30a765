-- Pictures may be in an S3 endpoint: the row then has neither size.
alter table rewards.images alter column content drop not null;
alter table rewards.images alter column thumbnail drop not null;
alter table rewards.images add constraint images_whole check ((content is null) = (thumbnail is null));
