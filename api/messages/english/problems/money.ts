/** Cards, plans, payments and the books. */
export const money = {
  CARD_UNKNOWN: {
    title: 'Card unknown',
    detail: 'Your team has no such card, or no longer. Reload the list of cards.',
  },
  CARD_IN_USE: {
    title: 'Card in use',
    detail:
      'Your plan or your rewards are charged to this card. Add another card first, then remove this one.',
  },
  PAYMENT_UNKNOWN: {
    title: 'Payment unknown',
    detail: 'There is no such payment in your team. Reload the page.',
  },
  PAYMENT_NOT_OPEN: {
    title: 'Payment not open',
    detail: 'This payment is under way or over. Look at the list of top-ups before you begin another.',
  },
  STATEMENT_UNPAID: {
    title: 'Unpaid month',
    detail: 'A month of rewards could not be charged. Pay it first, then switch postpay on again.',
  },
  PAYMENT_METHOD_REQUIRED: {
    title: 'Card required',
    detail: 'Add a card first: rewards are charged to it after each month.',
    plan: 'Add a card first, then choose the plan again.',
  },
  BILLING_NOT_SET_UP: {
    title: 'Billing not set up',
    detail: 'Payments are not set up on this installation of Laurel. Ask its operator.',
  },
  billingUncertain: {
    title: 'Not certain yet',
    detail: 'Stripe did not answer. Look at the page again in a minute.',
  },
  ANNUAL_TO_MONTHLY: {
    title: 'Annual plan',
    detail: 'To switch to monthly billing, please email %{email}',
  },
  PREVIEW_TOO_OLD: {
    title: 'Preview too old',
    detail: 'The price was computed too long ago. Close this and choose the plan again.',
  },
  PAYMENT_DECLINED: {
    title: 'Payment declined',
    detail: '%{reason} Nothing was charged. Use another card, or ask your bank.',
  },
  PAYMENT_NEEDS_CONFIRMATION: {
    title: 'Confirmation required',
    detail:
      'Your bank asks you to confirm each payment with this card. Nothing was charged. Use another card for this change.',
  },
  decisionNotOffered: {
    title: 'Not offered',
    detail: 'This decision is not offered any more. Reload the list to see where the difference stands.',
  },
  MONTH_OPEN: {
    title: 'Month open',
    detail: 'This month is not closed, so that its figures could still change. Close it first.',
  },
  BOOKS_NOT_READ: {
    title: 'Books not read',
    detail: 'The figures of this month were not read yet. Open the month, and wait until they are there.',
  },
  PACK_NOT_READY: {
    title: 'Not ready yet',
    detail: 'There is no finished pack of this month. Order it, or wait until it is written.',
  },
} as const
