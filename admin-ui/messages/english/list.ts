export const list = {
  actions: 'Actions',
  clearSearch: 'Clear search',
  failed: 'This could not be loaded',
  loading: 'Loading',
  next: 'Next',
  pages: 'Pages',
  position: '%{first}–%{last} of %{total}',
  previous: 'Previous',
  sortBy: 'Sort by',
  tryAgain: 'Try again',
} as const
