import type { Award } from '@laurel/contract/awards/award.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Divider from '@mui/material/Divider'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { AwardFields } from './AwardFields.tsx'
import { MessagePreview } from './MessagePreview.tsx'
import type { Occasion } from './occasions.ts'
import { useAwardForm } from './useAwardForm.ts'

type CelebrationFormProps = { readonly occasion: Occasion; readonly award: Award | undefined }

/** Everything about one kind of celebration, with the message as it will be posted beside it. */
export const CelebrationForm = ({ occasion, award }: CelebrationFormProps) => {
  const form = useAwardForm(occasion, award)
  const { texts, change, save, isRunning, refusal } = form
  return (
    <Box
      component="form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        save()
      }}
      sx={layoutStyle}
    >
      <Card sx={{ padding: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <FormControlLabel
            control={
              <Switch checked={texts.isEnabled} onChange={(_event, isEnabled) => change({ isEnabled })} />
            }
            label={<Box sx={{ fontWeight: 600 }}>{occasion.enableText}</Box>}
          />
          {!texts.isEnabled && (
            <Typography variant="body2" color="text.secondary">
              Nothing is celebrated while this is off. What was set up before is kept.
            </Typography>
          )}
        </Box>
        {occasion.kind === 'BIRTHDAY' && (
          <Box>
            <FormControlLabel
              control={
                <Switch
                  checked={texts.asksBirthdays}
                  onChange={(_event, asksBirthdays) => change({ asksBirthdays })}
                />
              }
              label="Collect birthdates automatically"
            />
            <Typography variant="body2" color="text.secondary">
              Whoever has no birthdate yet is asked for it in Slack, and may keep it private.
            </Typography>
          </Box>
        )}
        {texts.isEnabled && (
          <>
            <Divider />
            <AwardFields occasion={occasion} form={form} />
          </>
        )}
        {refusal && <Alert severity="error">{refusal.message}</Alert>}
        <Box>
          <Button type="submit" variant="contained" loading={isRunning}>
            Save
          </Button>
        </Box>
      </Card>
      {texts.isEnabled && <MessagePreview occasion={occasion} texts={texts} />}
    </Box>
  )
}

const layoutStyle = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
  maxWidth: 1160,
} as const
