import type { Award, GiftRows } from '@laurel/contract/awards/award.ts'
import { AnniversaryAward, BirthdayAward, NewHireAward } from '@laurel/contract/celebrations/dateAwards.ts'
import type { Team } from '@laurel/contract/team/team.ts'
import { z } from 'zod'
import type { TextKey, Translate } from '../messages/useText.ts'
import type { Occasion } from './occasions.ts'

/** Of every kind of celebration; what a kind does not have is left out of its request. */
const enabled = (text: Translate) =>
  AnniversaryAward.omit({ disable: true, channels: true })
    .extend({
      is_enabled: z.literal(true),
      ask_birthdays: z.boolean(),
      /** `DEFAULT` announces in all relevant channels, `OVERRIDE` in the chosen ones. */
      channel_mode: z.enum(['DEFAULT', 'OVERRIDE']),
      channels: z.array(z.string()),
    })
    .superRefine(({ channel_mode, channels, addl_years }, context) => {
      const complain = (key: TextKey, ...path: (string | number)[]) =>
        context.addIssue({ code: 'custom', message: text(key), path })
      if (channel_mode === 'OVERRIDE' && channels.length === 0)
        complain('celebrations.needsChannel', 'channels')
      for (const [index, { anniversary_interval: years, award_skin }] of addl_years.entries()) {
        const isTwice = addl_years.some((other, at) => at < index && other.anniversary_interval === years)
        if (isTwice) complain('celebrations.yearsTaken', 'addl_years', index, 'anniversary_interval')
        if (award_skin.length === 0) complain('celebrations.needsBanner', 'addl_years', index, 'award_skin')
      }
    })

const Disabled = z.object({ is_enabled: z.literal(false), ask_birthdays: z.boolean() })

/** The settings of a celebration as its form holds them. */
export const celebrationSchema = (text: Translate) =>
  z.discriminatedUnion('is_enabled', [enabled(text), Disabled])
export type Celebration = z.output<ReturnType<typeof celebrationSchema>>

/** What the form begins with; an award that was never set up begins with the usual words alone. */
export const celebrationOf = (
  award: Award | undefined,
  occasion: Occasion,
  { groups, metadata }: Pick<Team, 'groups' | 'metadata'>,
) => {
  const isNew = award === undefined || award.award_skins.length === 0
  return {
    is_enabled: award !== undefined && !award.is_archived,
    ask_birthdays: metadata.ask_birthdays,
    ...(!isNew && { points: award.points }),
    rewards: award?.rewards ?? [],
    weekend_mode: award?.weekend_mode ?? 'DAY_OF',
    channel_mode: award?.channels ? 'OVERRIDE' : 'DEFAULT',
    channels: (award?.channels ?? []).filter(channelId => groups.some(({ id }) => id === channelId)),
    award_skin: award?.award_skins ?? [],
    message: isNew ? occasion.usualMessage : award.message,
    addl_years: (award?.milestones ?? []).map(({ award_skins, ...milestone }) => ({
      ...milestone,
      award_skin: award_skins,
    })),
  } as const
}

const schemas = { BIRTHDAY: BirthdayAward, ANNIVERSARY: AnniversaryAward, NEW_HIRE: NewHireAward } as const

/** The settings as they are to be, or that the celebration is switched off. */
export const requestOf = (kind: Occasion['kind'], form: Celebration) =>
  form.is_enabled
    ? schemas[kind].parse({
        ...form,
        disable: false,
        channels: form.channel_mode === 'DEFAULT' ? null : form.channels,
        rewards: filled(form.rewards),
        addl_years: form.addl_years.map(milestone => ({ ...milestone, rewards: filled(milestone.rewards) })),
      })
    : ({ disable: true } as const)

/** Rows without options are no gifts. */
const filled = (rows: GiftRows): GiftRows => rows.filter(options => options.length > 0)
