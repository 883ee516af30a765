import {
  saveAnniversaryAward,
  saveBirthdayAward,
  saveNewHireAward,
} from '@laurel/contract/celebrations/dateAwards.ts'
import type { Client, CommandOptions } from '@laurel/contract/wire/client.ts'
import type { AwardRequest } from './awardRequest.ts'
import type { Occasion } from './occasions.ts'

/** The settings as they are to be, or that the celebration is switched off. */
export type AwardBody = Extract<AwardRequest, { kind: 'ready' }>['body'] | { readonly disable: true }

/** Sends the settings of a celebration under its own call. */
export const saveAward = (
  client: Client,
  kind: Occasion['kind'],
  body: AwardBody,
  options: CommandOptions,
) => {
  switch (kind) {
    case 'BIRTHDAY':
      return client.call(saveBirthdayAward, { body }, options)
    case 'ANNIVERSARY':
      return client.call(saveAnniversaryAward, { body }, options)
    case 'NEW_HIRE':
      return client.call(saveNewHireAward, { body }, options)
  }
}
