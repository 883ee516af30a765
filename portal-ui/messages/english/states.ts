export const states = {
  carousel: {
    earlier: '%{title}: earlier',
    more: '%{title}: more',
  },
  failed: 'That didn’t load',
  notUnderstood: 'Laurel answered in a way this page does not understand. Reload the page and try again.',
  loadingPage: 'Loading the page',
  opensPage: 'opens another page',
  price: {
    from: 'from',
  },
  sending: 'Sending…',
} as const
