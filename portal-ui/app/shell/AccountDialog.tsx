import { lazyPart, withLaterTexts } from '../../elements/lazyPage.tsx'

const parts = {
  addresses: lazyPart(() =>
    withLaterTexts(() => import('../../account/addresses/AddressesDialog.tsx')).then(
      part => part.AddressesDialog,
    ),
  ),
  assistants: lazyPart(() =>
    withLaterTexts(() => import('../../account/assistants/AssistantsDialog.tsx')).then(
      part => part.AssistantsDialog,
    ),
  ),
  birthday: lazyPart(() =>
    withLaterTexts(() => import('../../account/BirthdayDialog.tsx')).then(part => part.BirthdayDialog),
  ),
  country: lazyPart(() =>
    withLaterTexts(() => import('./CountryDialog.tsx')).then(part => part.CountryDialog),
  ),
  data: lazyPart(() =>
    withLaterTexts(() => import('../../account/PersonalDataDialog.tsx')).then(
      part => part.PersonalDataDialog,
    ),
  ),
  help: lazyPart(() => withLaterTexts(() => import('./HelpDialog.tsx')).then(part => part.HelpDialog)),
  language: lazyPart(() =>
    withLaterTexts(() => import('./LanguageDialog.tsx')).then(part => part.LanguageDialog),
  ),
  sessions: lazyPart(() =>
    withLaterTexts(() => import('./SessionsDialog.tsx')).then(part => part.SessionsDialog),
  ),
}

export type AccountDialogName = keyof typeof parts

type AccountDialogProps = { readonly name: AccountDialogName; readonly onClose: () => void }

/** The dialogs of the header, each a script of its own. */
export const AccountDialog = ({ name, onClose }: AccountDialogProps) => {
  const Part = parts[name]
  return <Part onClose={onClose} />
}
