export const planned = {
  notBuiltYet: 'Not built yet',
  whatWillBeHere: 'What will be here',
  timeToUpgrade: 'Time to upgrade!',
  pages: {
    insights: {
      title: 'Insights',
      lead: 'How recognition is doing, at a glance.',
      contents:
        'Activity by month and team engagement\nTop point earners, top point givers and top values\nFor the entire team, a channel or a segment, in any date range',
    },
    billing: {
      title: 'Billing',
      lead: 'Your plan and how it is paid.',
      contents: 'Payment method\nPlan, monthly or annual\nPreview of a plan change',
    },
    invoices: {
      title: 'Invoices',
      lead: 'Open and paid invoices.',
      contents: 'Open invoices\nPaid invoices with their PDF',
    },
    segments: {
      title: 'Segments',
      lead: 'Groups of people by what is known about them.',
      contents: 'Segments by list or by conditions\nTheir managers\nBudget adjustments',
    },
    integrations: {
      title: 'Integrations',
      lead: 'HR systems that keep people current, and partners that deliver rewards.',
      contents: 'One-way data sync from HR systems\nCustom reward catalogs\nA log of each integration',
    },
  },
} as const
