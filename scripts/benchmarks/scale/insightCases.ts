import type { Company } from './company.ts'
import { asQuery, type Dates, type ReadCase, type ReadCases } from './readCase.ts'

/** The reports under their own addresses are pages of those of `activity`, whose filters are measured there. */
export const lineCases = ({ awardIds }: Company, { start, end }: Dates): ReadCases => {
  const dates = asQuery({ '': {}, dates: { start, end } })
  return {
    reportShoutouts: asQuery({ '': {}, dates: { start, end }, 'by recipient': { by_recipient: 'true' } }),
    reportAwards: asQuery({
      '': {},
      'by recipient': { by_recipient: 'true' },
      award: { award_id: awardIds[2] },
    }),
    reportBirthdays: dates,
    reportAnniversaries: dates,
    reportNewHires: dates,
    // The nominations are the last that happens in a company.
    reportNominations: asQuery({ '': {}, dates: { start } }),
    reportRedemptions: dates,
    reportPointsEarned: dates,
    reportPointTotals: dates,
    reportUsers: asQuery({ '': {}, places: { return_groups_segments: 'true' } }),
  }
}

const sumOfAll = (each: ReadCase): ReadCase => ({ ...each, sumsAllMembers: true })

/** Whom recognition reaches in a whole company, in a segment, and among the people of a lead. */
export const fairnessCases = ({ segmentIds }: Company): ReadCases => {
  const ofLead: ReadCase = { variant: 'of lead', sent: {}, as: 'lead' }
  const cases = [...asQuery({ '': {}, segment: { segment: segmentIds[0] } }), ofLead].map(sumOfAll)
  return {
    fairness: cases,
    quietPeople: cases,
    reciprocity: cases,
    fairnessGroups: asQuery({ channels: { by: 'channels' }, segments: { by: 'segments' } }).map(sumOfAll),
  }
}

/** Figures of all time, of a few days and of one channel; those of a lead are about their own people. */
export const insightCases = ({ channelIds }: Company, { start, end }: Dates): ReadCases => {
  const cases: readonly ReadCase[] = [
    ...asQuery({ '': {}, dates: { start, end }, general: { group: channelIds[0] } }),
    { variant: 'of lead', sent: { query: { start, end } }, as: 'lead' },
  ]
  return {
    teamStats: cases,
    activityByMonth: cases,
    reportRecognition: cases,
    reportConnections: asQuery({ dates: { start, end } }),
    countBySegment: cases,
  }
}
