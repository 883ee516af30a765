import { previewTextRetention, setTextRetention } from '@laurel/contract/team/textRetention.ts'
import Typography from '@mui/material/Typography'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'

type RetentionDialogProps = { readonly months: number | null; readonly onClose: () => void }

/** Asks before words are erased, with how many these are. */
export const RetentionDialog = ({ months, onClose }: RetentionDialogProps) => {
  const text = useText()
  return (
    <ConfirmAct
      title={
        months === null ? text('settings.retentionOffTitle') : text('settings.retentionTitle', { months })
      }
      confirmLabel={text(months === null ? 'settings.retentionKeep' : 'settings.retentionErase')}
      isDestructive={months !== null}
      send={act => act(setTextRetention, { body: { months } })}
      notice={
        months === null ? text('settings.retentionOffSaved') : text('settings.retentionSaved', { months })
      }
      onClose={onClose}
    >
      {months === null ? (
        <Typography>{text('settings.retentionOffSentence')}</Typography>
      ) : (
        <>
          <Preview months={months} />
          <Typography>{text('settings.retentionThen')}</Typography>
        </>
      )}
    </ConfirmAct>
  )
}

const Preview = ({ months }: { readonly months: number }) => {
  const text = useText()
  const { count, locale } = useFormats()
  const preview = useAnswer(previewTextRetention, after => ({ query: { ...after, months } }), [months])
  const { data } = preview
  if (!data) return <NotLoaded of={preview} columns={1} />
  if (data.messages === 0) return <Typography>{text('settings.retentionNothing')}</Typography>
  const until = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${data.until}-01T00:00:00Z`),
  )
  return <Typography>{text('settings.retentionNow', { until, count: count(data.messages) })}</Typography>
}
