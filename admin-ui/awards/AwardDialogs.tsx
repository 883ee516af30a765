import type { Award } from '@laurel/contract/awards/award.ts'
import { ArchiveAwardDialog } from './ArchiveAwardDialog.tsx'
import { AwardDialog } from './AwardDialog.tsx'
import { GiveAwardDialog } from './GiveAwardDialog.tsx'

export type OpenAward =
  | { readonly dialog: 'create' }
  | { readonly dialog: 'change' | 'give' | 'archive'; readonly award: Award }

type AwardDialogsProps = {
  readonly open: OpenAward | undefined
  readonly onOpen: (open: OpenAward | undefined) => void
  /** When the award is gone. */
  readonly onArchived?: () => void
}

/** What can be done with an award, one at a time. */
export const AwardDialogs = ({ open, onOpen, onArchived }: AwardDialogsProps) => {
  const close = () => onOpen(undefined)
  switch (open?.dialog) {
    case undefined:
      return null
    case 'create':
      return <AwardDialog onClose={close} />
    case 'change':
      return (
        <AwardDialog
          award={open.award}
          onArchive={() => onOpen({ dialog: 'archive', award: open.award })}
          onClose={close}
        />
      )
    case 'give':
      return <GiveAwardDialog award={open.award} onClose={close} />
    case 'archive':
      return (
        <ArchiveAwardDialog
          award={open.award}
          onClose={close}
          {...(onArchived === undefined ? {} : { onArchived })}
        />
      )
  }
}
