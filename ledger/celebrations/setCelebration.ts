import { filledRows, type GiftRowRejection, refuseGifts } from '../awards/vocabulary.ts'
import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import { jsonEquals } from '../kernel/jsonEquals.ts'
import type { CelebrationEvent, CelebrationSettings } from './events.ts'
import type { CelebrationState } from './state.ts'
import type { CelebrationKind } from './vocabulary.ts'

/** Switches a kind of celebration on, with everything that is said and given on the day. */
export type SetCelebration = Command<
  'setCelebration',
  { readonly kind: CelebrationKind; readonly settings: CelebrationSettings }
>

export type SetCelebrationRejection =
  | GiftRowRejection
  | { readonly code: 'BANNER_REQUIRED' }
  | { readonly code: 'MILESTONE_BANNER_REQUIRED'; readonly years: number }
  | { readonly code: 'MILESTONE_NOT_UNIQUE'; readonly years: number }
  | { readonly code: 'MILESTONES_NOT_ALLOWED' }
  | { readonly code: 'ANNOUNCEMENT_CHANNEL_REQUIRED' }

export const setCelebration = (
  state: CelebrationState,
  { data: { kind, settings } }: SetCelebration,
): Decision<CelebrationEvent, SetCelebrationRejection> => {
  const refusal = refuse(kind, settings)
  if (refusal) return reject(refusal)
  const kept: CelebrationSettings = {
    ...settings,
    gifts: filledRows(settings.gifts),
    milestones: settings.milestones.map(milestone => ({ ...milestone, gifts: filledRows(milestone.gifts) })),
  }
  if (state.isEnabled && jsonEquals(state.settings, kept)) return accept()
  return accept({ type: 'CelebrationSet', data: { kind, settings: kept } })
}

const refuse = (
  kind: CelebrationKind,
  { bannerIds, channelIds, gifts, milestones }: CelebrationSettings,
): SetCelebrationRejection | undefined => {
  if (bannerIds.length === 0) return { code: 'BANNER_REQUIRED' }
  if (channelIds?.length === 0) return { code: 'ANNOUNCEMENT_CHANNEL_REQUIRED' }
  if (milestones.length > 0 && kind !== 'ANNIVERSARY') return { code: 'MILESTONES_NOT_ALLOWED' }
  const seen = new Set<number>()
  for (const { years, bannerIds: banners } of milestones) {
    if (seen.has(years)) return { code: 'MILESTONE_NOT_UNIQUE', years }
    if (banners.length === 0) return { code: 'MILESTONE_BANNER_REQUIRED', years }
    seen.add(years)
  }
  return refuseGifts([...gifts, ...milestones.flatMap(milestone => milestone.gifts)])
}
