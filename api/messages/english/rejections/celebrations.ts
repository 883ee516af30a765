/** Celebrations and the gifts for them. */
export const celebrations = {
  OCCASION_CELEBRATED: {
    title: 'Celebrated already',
    detail: 'This was celebrated already this year.',
  },
  GIFT_ROW_HAS_POINTS: {
    title: 'Points twice in a gift',
    detail: 'This gift row already has a point option.',
  },
  GIFT_ROW_HAS_PRODUCT: {
    title: 'Product twice in a gift',
    detail: 'This product is already in this gift row.',
  },
  BANNER_REQUIRED: {
    title: 'Banner missing',
    detail: 'At least one banner is required.',
  },
  MILESTONE_BANNER_REQUIRED: {
    title: 'Banner of a milestone missing',
    detail: 'A banner is required.',
  },
  MILESTONE_NOT_UNIQUE: {
    title: 'Milestone twice',
    detail: 'Two milestones stand for the same number of years. Remove one of them.',
  },
  MILESTONES_NOT_ALLOWED: {
    title: 'No milestones here',
    detail: 'Only anniversaries have milestones. Leave them out.',
  },
  ANNOUNCEMENT_CHANNEL_REQUIRED: {
    title: 'Channel missing',
    detail: 'Choose at least one channel to announce it in, or all relevant channels.',
  },
} as const
