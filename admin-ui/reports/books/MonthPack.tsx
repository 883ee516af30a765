import { type BookMonth, fetchAttestationPack, orderAttestationPack } from '@laurel/contract/reports/books.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { useAct } from '../../elements/action/useAct.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { FileButton } from '../../team/history/FileButton.tsx'
import { SettingsCard } from '../../team/settings/SettingsCard.tsx'
import { sizeText } from '../exports/sizeText.ts'

type MonthPackProps = { readonly month: string; readonly pack: BookMonth['pack'] }

/** The signed archive of a closed month: ordered, and fetched when it is written. */
export const MonthPack = ({ month, pack }: MonthPackProps) => {
  const text = useText()
  const formats = useFormats()
  const { client } = useConnection()
  const { perform, isRunning } = useAct(
    (_nothing: null, act) => act(orderAttestationPack, { params: { month } }),
    text('books.packOrdered'),
  )
  const { state, problem, bytes, expires_at: expiresAt } = pack
  return (
    <SettingsCard title={text('books.pack')} sentence={text('books.packSentence')}>
      {problem !== null && (
        <Typography role="alert" color="error">
          {problem}
        </Typography>
      )}
      {state === 'running' && (
        <Typography role="status" color="text.secondary">
          {text('books.packRunning')}
        </Typography>
      )}
      {state === 'ready' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <FileButton
            name={`attestation-${month}.zip`}
            label={text('books.fetchPack', { size: sizeText(bytes, formats.locale) })}
            read={() => client.call(fetchAttestationPack, { params: { month } })}
          />
          <Typography variant="body2" color="text.secondary">
            {text('books.packKept', { day: formats.day(expiresAt ?? '') })}
          </Typography>
        </Box>
      )}
      {(state === 'none' || state === 'failed') && (
        <Button
          variant="outlined"
          loading={isRunning}
          onClick={() => void perform(null)}
          sx={{ justifySelf: 'start' }}
        >
          {text('books.orderPack')}
        </Button>
      )}
    </SettingsCard>
  )
}
