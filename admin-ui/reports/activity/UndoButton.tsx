import { recallAward, reinstateAward } from '@laurel/contract/awards/undoAward.ts'
import type { ActivityEntry } from '@laurel/contract/recognition/activityEntry.ts'
import { recallShoutout, reinstateShoutout } from '@laurel/contract/recognition/undoShoutout.ts'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useMe } from '../../app/access/MeContext.ts'
import type { AdminDataProvider } from '../../app/connection/dataProvider.ts'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

/** Whether the viewer gave it and may still take it back, or give it again. */
const isUndoable = (
  { type, created_by: giver, recallable_until: until }: ActivityEntry,
  viewerId: string,
  now: Date,
): boolean =>
  (type === 'awards' || type === 'shoutouts') &&
  giver?.id === viewerId &&
  until !== null &&
  until >= now.toISOString()

/** Takes a shoutout or an award back, or gives it again; nothing for those of others and those of former days. */
export const UndoButton = ({ entry }: { readonly entry: ActivityEntry }) => {
  const text = useText()
  const formats = useFormats()
  const { user } = useMe()
  const [isOpen, setOpen] = useState(false)
  if (!isUndoable(entry, user.id, new Date())) return null
  const isRecalled = entry.status === 'RECALLED'
  const label = text(isRecalled ? 'reports.undo.giveAgain' : 'reports.undo.takeBack')
  return (
    <>
      <Button
        size="small"
        color="inherit"
        onClick={() => setOpen(true)}
        sx={{ paddingX: 0.5, marginLeft: -0.5, minWidth: 0 }}
      >
        {label}
      </Button>
      {isOpen && (
        <ConfirmAct
          title={text(isRecalled ? 'reports.undo.giveAgainTitle' : 'reports.undo.takeBackTitle')}
          confirmLabel={label}
          isDestructive={!isRecalled}
          send={act => (isRecalled ? giveAgain(act, entry) : takeBack(act, entry))}
          notice={text(isRecalled ? 'reports.undo.givenAgain' : 'reports.undo.takenBack')}
          onClose={() => setOpen(false)}
        >
          <Typography>
            {isRecalled
              ? text('reports.undo.giveAgainSentence')
              : text('reports.undo.takeBackSentence', {
                  until: formats.instant(entry.recallable_until ?? ''),
                })}
          </Typography>
        </ConfirmAct>
      )}
    </>
  )
}

type Act = AdminDataProvider['act']

const takeBack = (act: Act, { id, type }: ActivityEntry) =>
  type === 'awards'
    ? act(recallAward, { params: { grantId: id }, body: {} })
    : act(recallShoutout, { params: { shoutoutId: id }, body: {} })

const giveAgain = (act: Act, { id, type }: ActivityEntry) =>
  type === 'awards'
    ? act(reinstateAward, { params: { grantId: id } })
    : act(reinstateShoutout, { params: { shoutoutId: id } })
