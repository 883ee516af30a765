import { uploadLogo } from '@laurel/contract/team/logo.ts'
import { updateMetadata } from '@laurel/contract/team/updateMetadata.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMe } from '../../app/access/MeContext.ts'
import { useAct } from '../../elements/action/useAct.ts'
import { FileDrop } from '../../elements/files/FileDrop.tsx'
import { acceptedPictures } from '../../elements/files/useImageUpload.ts'
import { useText } from '../../messages/useText.ts'

/** The logo that people see in the portal. A chosen picture is saved at once. */
export const LogoForm = () => {
  const { name, metadata } = useMe().team
  const { logo } = metadata
  const text = useText()
  const upload = useAct(
    (chosen: File, act) => act(uploadLogo, { body: { logo: chosen } }),
    text('team.logo.saved'),
  )
  const remove = useAct(
    (_nothing: null, act) => act(updateMetadata, { body: { logo: null } }),
    text('team.logo.removed'),
  )
  const wrong = upload.refusal?.message ?? remove.refusal?.message
  return (
    <Box component="section" aria-label={text('team.logo.title')} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {text('team.logo.sentence')}
      </Typography>
      {logo === null ? (
        <Typography variant="body2">{text('team.logo.none')}</Typography>
      ) : (
        <Box sx={shownStyle}>
          <img src={logo} alt={text('team.logo.alt', { team: name })} />
          <Button color="error" loading={remove.isRunning} onClick={() => void remove.perform(null)}>
            {text('team.logo.remove')}
          </Button>
        </Box>
      )}
      <FileDrop
        label={text('team.logo.choose')}
        hint={text(upload.isRunning ? 'team.logo.uploading' : 'team.logo.drop')}
        accept={acceptedPictures}
        isBusy={upload.isRunning}
        onFiles={([file]) => {
          if (file) void upload.perform(file)
        }}
      />
      {wrong !== undefined && <Alert severity="error">{wrong}</Alert>}
    </Box>
  )
}

const shownStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  '& img': { maxHeight: 72, maxWidth: 'min(240px, 100%)', objectFit: 'contain' },
} as const
