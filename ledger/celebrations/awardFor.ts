import type { CelebrationSettings, Milestone } from './events.ts'

/** What a celebration brings a person: the usual award, or the milestone of so many years, which replaces it. */
export const awardFor = (settings: CelebrationSettings, years: number | null): Omit<Milestone, 'years'> => {
  const { points, bannerIds, gifts } =
    settings.milestones.find(milestone => milestone.years === years) ?? settings
  return { points, bannerIds, gifts }
}
