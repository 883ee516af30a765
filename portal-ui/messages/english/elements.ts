export const elements = {
  copy: {
    copied: 'Copied',
    copy: 'Copy',
    select: 'Select it',
    selectIt: 'Select the text and copy it.',
  },
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
  search: {
    clear: 'Clear the search',
    label: 'Search',
    hint: 'start typing to search...',
    running: 'Searching',
  },
  optional: '(optional)',
  searchResults: 'Search results',
} as const
