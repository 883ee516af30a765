import {
  PointsExpirySettings,
  previewPointsExpiry,
  setPointsExpiry,
} from '@laurel/contract/team/pointsExpiry.ts'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { z } from 'zod'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'

type ExpiryDialogProps = { readonly months: number | null; readonly onClose: () => void }

/** Asks for the reason of a change, and shows what would expire in the next months. */
export const ExpiryDialog = ({ months, onClose }: ExpiryDialogProps) => {
  const text = useText()
  const { perform, isRunning } = useAct(
    (body: z.output<typeof PointsExpirySettings>, act) => act(setPointsExpiry, { body }),
    months === null ? text('settings.expiryOffSaved') : text('settings.expirySaved', { months }),
    { onDone: onClose },
  )
  return (
    <FormDialog
      title={months === null ? text('settings.expiryOffTitle') : text('settings.expiryTitle', { months })}
      confirmLabel={text(months === null ? 'settings.expiryOff' : 'settings.expirySet')}
      isRunning={isRunning}
      schema={PointsExpirySettings}
      defaultValues={{ months, reason: '' }}
      onSave={perform}
      onClose={onClose}
    >
      {months === null ? (
        <Typography>{text('settings.expiryOffSentence')}</Typography>
      ) : (
        <>
          <Typography>{text('settings.expiryRule')}</Typography>
          <Preview months={months} />
        </>
      )}
      <TextInput
        source="reason"
        label={text('settings.expiryReason')}
        hint={text('settings.expiryReasonHint')}
        isFirst
        rows={2}
      />
    </FormDialog>
  )
}

const Preview = ({ months }: { readonly months: number }) => {
  const text = useText()
  const formats = useFormats()
  const preview = useAnswer(previewPointsExpiry, after => ({ query: { ...after, months } }), [months])
  if (!preview.data) return <NotLoaded of={preview} columns={1} />
  return (
    <Table size="small" aria-label={text('settings.expiryPreview')}>
      <caption style={{ captionSide: 'top' }}>{text('settings.expiryPreview')}</caption>
      <TableHead>
        <TableRow>
          <TableCell>{text('settings.expiryDay')}</TableCell>
          <TableCell align="right">{text('settings.expiryPoints')}</TableCell>
          <TableCell align="right">{text('settings.expiryPeople')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {preview.data.days.map(({ day, points, members }) => (
          <TableRow key={day}>
            <TableCell>{formats.calendarDay(day)}</TableCell>
            <TableCell align="right">{formats.count(points)}</TableCell>
            <TableCell align="right">{formats.count(members)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
