/** What waits for a second administrator. */
export const approvals = {
  TOO_MANY_PROPOSALS: {
    title: 'Too many open proposals',
    detail: 'Too many adjustments or awards of this member wait for approval. Approve or decline some first.',
  },
  PROPOSAL_NOT_OPEN: {
    title: 'Nothing to decide',
    detail: 'This waits no longer. It may be approved or declined already: reload the page.',
  },
  OWN_PROPOSAL: {
    title: 'Another administrator has to approve',
    detail: 'You asked for this, or you gain by it. Ask another administrator to approve it.',
  },
  ADJUSTMENT_NOT_OPEN: {
    title: 'Adjustment not open',
    detail: 'No such adjustment waits for approval. It may be approved or declined already: reload the page.',
  },
  OWN_ADJUSTMENT: {
    title: 'Another administrator has to approve',
    detail:
      'You proposed this adjustment, or it adds to your own balance. Ask another administrator to approve it.',
  },
} as const
