import {
  saveAnniversaryAward,
  saveBirthdayAward,
  saveNewHireAward,
} from '@laurel/contract/celebrations/dateAwards.ts'
import type { AdminDataProvider } from '../app/connection/dataProvider.ts'
import type { requestOf } from './celebrationForm.ts'
import type { Occasion } from './occasions.ts'

/** Sends the settings of a celebration under its own call. */
export const saveAward = (
  act: AdminDataProvider['act'],
  kind: Occasion['kind'],
  body: ReturnType<typeof requestOf>,
) => {
  switch (kind) {
    case 'BIRTHDAY':
      return act(saveBirthdayAward, { body })
    case 'ANNIVERSARY':
      return act(saveAnniversaryAward, { body })
    case 'NEW_HIRE':
      return act(saveNewHireAward, { body })
  }
}
