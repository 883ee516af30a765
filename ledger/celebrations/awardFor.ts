import type { CelebrationSettings, Milestone } from './events.ts'

/** What a celebration brings a person: the usual award, or the milestone of so many years, which replaces it. */
export const awardFor = (
  { points, bannerIds, gifts, milestones }: CelebrationSettings,
  years: number | null,
): Omit<Milestone, 'years'> =>
  milestones.find(milestone => milestone.years === years) ?? { points, bannerIds, gifts }
