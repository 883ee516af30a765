import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { MemberId } from '../../kernel/ids.ts'
import type { Locale } from '../../kernel/locale.ts'
import type { Place } from '../../kernel/place.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import type { MemberState } from '../state.ts'

/** A member says where they live; a place that is not named stays as it was. */
export type ChooseLocale = Command<
  'chooseLocale',
  { readonly memberId: MemberId; readonly locale: Locale; readonly place?: Place | null }
>

export const chooseLocale = (
  state: MemberState,
  { data: { memberId, locale, place } }: ChooseLocale,
): Decision<MemberEvent, MemberUnknown> => {
  if (state.kind === 'unknown' || state.isErased) return memberUnknown()
  const chosen = { locale, place: place === undefined ? (state.chosenLocale?.place ?? null) : place }
  if (state.chosenLocale?.locale === chosen.locale && state.chosenLocale.place === chosen.place)
    return accept()
  return accept({ type: 'LocaleChosen', data: { memberId, ...chosen } })
}
