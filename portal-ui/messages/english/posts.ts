export const posts = {
  back: 'Rewards',
  gone: 'This article is gone',
  goneText: 'The link may be old or mistyped.',
  by: 'By Team %{team}',
  products: 'From this article',
  loading: 'Loading the article',
} as const
