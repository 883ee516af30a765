export const planned = {
  notBuiltYet: 'Not built yet',
  whatWillBeHere: 'What will be here',
  pages: {
    invoices: {
      title: 'Invoices',
      lead: 'Open and paid invoices.',
      contents: 'Open invoices\nPaid invoices with their PDF',
    },
    integrations: {
      title: 'Integrations',
      lead: 'HR systems that keep people current, and partners that deliver rewards.',
      contents: 'One-way data sync from HR systems\nCustom reward catalogs\nA log of each integration',
    },
  },
} as const
