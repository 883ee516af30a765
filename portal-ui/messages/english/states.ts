export const states = {
  carousel: {
    earlier: '%{title}: earlier',
    more: '%{title}: more',
  },
  copy: {
    copied: 'Copied',
    copy: 'Copy',
    select: 'Select it',
    selectIt: 'Select the text and copy it.',
  },
  failed: 'That didn’t load',
  notUnderstood: 'Laurel answered in a way this page does not understand. Reload the page and try again.',
  gallery: {
    images: 'Images of %{name}',
    image: '%{name}, image %{number} of %{count}',
    next: 'Next image',
    previous: 'Previous image',
    show: 'Show image %{number} of %{count}',
  },
  list: {
    failed: 'The rest didn’t load.',
    loading: 'Loading more…',
    more: 'Show more',
  },
  loadingPage: 'Loading the page',
  opensPage: 'opens another page',
  optional: '(optional)',
  price: {
    from: 'from',
  },
  search: {
    clear: 'Clear the search',
    label: 'Search',
    hint: 'start typing to search...',
    running: 'Searching',
  },
  searchResults: 'Search results',
  sending: 'Sending…',
} as const
