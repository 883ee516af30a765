import { lazyPart } from '../../elements/lazyPage.tsx'

const parts = {
  addresses: lazyPart(() =>
    import('../../account/addresses/AddressesDialog.tsx').then(part => part.AddressesDialog),
  ),
  birthday: lazyPart(() => import('../../account/BirthdayDialog.tsx').then(part => part.BirthdayDialog)),
  country: lazyPart(() => import('./CountryDialog.tsx').then(part => part.CountryDialog)),
  data: lazyPart(() => import('../../account/PersonalDataDialog.tsx').then(part => part.PersonalDataDialog)),
  help: lazyPart(() => import('./HelpDialog.tsx').then(part => part.HelpDialog)),
  sessions: lazyPart(() => import('./SessionsDialog.tsx').then(part => part.SessionsDialog)),
}

export type AccountDialogName = keyof typeof parts

type AccountDialogProps = { readonly name: AccountDialogName; readonly onClose: () => void }

/** The dialogs of the header, each a script of its own. */
export const AccountDialog = ({ name, onClose }: AccountDialogProps) => {
  const Part = parts[name]
  return <Part onClose={onClose} />
}
