-- The planner takes % for cheap, and reads all words of a small or middling table although the index is many times faster.
create function rewards.words_alike(sought text)
  returns table (word text, uses integer)
  language sql stable set enable_seqscan = off
  as $$
    select known.word, known.uses from rewards.charity_words as known
    where length(known.word) >= 4 and known.word % sought
    order by similarity(known.word, sought) desc, known.uses desc, known.word limit 1
  $$;
