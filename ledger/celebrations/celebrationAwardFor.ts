import type { CelebrationSettings, Milestone } from './events.ts'

/** The award of a celebration: the usual one, or the milestone for this number of years, which replaces it. */
export const awardFor = (settings: CelebrationSettings, years: number | null): Omit<Milestone, 'years'> => {
  const { points, bannerIds, gifts } =
    settings.milestones.find(milestone => milestone.years === years) ?? settings
  return { points, bannerIds, gifts }
}
