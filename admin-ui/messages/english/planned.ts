export const planned = {
  notBuiltYet: 'Not built yet',
  whatWillBeHere: 'What will be here',
  pages: {
    integrations: {
      title: 'Integrations',
      lead: 'HR systems that keep people current, and partners that deliver rewards.',
      contents: 'One-way data sync from HR systems\nCustom reward catalogs\nA log of each integration',
    },
  },
} as const
