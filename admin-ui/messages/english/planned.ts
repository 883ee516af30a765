export const planned = {
  notBuiltYet: 'Not built yet',
  whatWillBeHere: 'What will be here',
  pages: {
    invoices: {
      title: 'Invoices',
      lead: 'Open and paid invoices.',
      contents: 'Open invoices\nPaid invoices with their PDF',
    },
  },
} as const
