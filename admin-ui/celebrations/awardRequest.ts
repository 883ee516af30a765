import { awardPointsRequired, type GiftRows } from '@laurel/contract/awards/award.ts'
import { AnniversaryAward, BirthdayAward, NewHireAward } from '@laurel/contract/celebrations/dateAwards.ts'
import type { z } from 'zod'
import { issueSentence } from '../acts/issueSentence.ts'
import { wholeNumber } from '../acts/wholeNumber.ts'
import type { AwardTexts, MilestoneTexts } from './awardTexts.ts'
import type { Occasion } from './occasions.ts'

/** What is wrong, by the place in the request: `points`, `addl_years.0.award_skin`. */
export type AwardProblems = ReadonlyMap<string, string>

type Body = z.output<typeof BirthdayAward> | z.output<typeof AnniversaryAward> | z.output<typeof NewHireAward>

export type AwardRequest =
  | { readonly kind: 'ready'; readonly body: Body }
  | { readonly kind: 'wrong'; readonly problems: AwardProblems }

const schemas = {
  BIRTHDAY: BirthdayAward,
  ANNIVERSARY: AnniversaryAward,
  NEW_HIRE: NewHireAward,
} as const satisfies Record<Occasion['kind'], z.ZodType>

/** What the form says as a request; the schema of the call says what is wrong with it. */
export const awardRequestOf = (kind: Occasion['kind'], texts: AwardTexts): AwardRequest => {
  const parsed = schemas[kind].safeParse({
    disable: false,
    points: wholeNumber(texts.points),
    message: texts.message,
    award_skin: texts.bannerIds,
    channels: texts.channelMode === 'DEFAULT' ? null : texts.channelIds,
    rewards: filled(texts.rewards),
    weekend_mode: texts.weekendMode,
    addl_years: texts.milestones.map(milestoneOf),
  })
  const problems = new Map([
    ...(kind === 'ANNIVERSARY' ? milestoneProblems(texts.milestones) : []),
    ...(parsed.error?.issues.map(issue => [issue.path.join('.'), sentenceOf(issue)] as const) ?? []),
  ])
  return parsed.success && problems.size === 0
    ? { kind: 'ready', body: parsed.data }
    : { kind: 'wrong', problems }
}

const milestoneOf = ({ years, points, bannerIds, rewards }: MilestoneTexts) => ({
  anniversary_interval: wholeNumber(years),
  points: wholeNumber(points),
  award_skin: bannerIds,
  rewards: filled(rewards),
})

/** Rows without options are no gifts. */
const filled = (rows: GiftRows): GiftRows => rows.filter(options => options.length > 0)

const milestoneProblems = (milestones: readonly MilestoneTexts[]): [string, string][] =>
  milestones.flatMap(({ years, bannerIds }, index) => {
    const isTwice = milestones.some(
      (other, at) => at < index && wholeNumber(other.years) === wholeNumber(years),
    )
    const place = `addl_years.${index}`
    const problems: [string, string][] = []
    if (isTwice)
      problems.push([`${place}.anniversary_interval`, 'Another milestone has these years already.'])
    if (bannerIds.length === 0) problems.push([`${place}.award_skin`, 'A banner is required.'])
    return problems
  })

const sentenceOf = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'invalid_type' && issue.path.at(-1) === 'points') return awardPointsRequired
  return issue.code === 'too_small' && issue.origin === 'array' ? issue.message : issueSentence(issue)
}
