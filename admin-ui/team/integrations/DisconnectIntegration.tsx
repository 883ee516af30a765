import { disconnectIntegration, type Integration } from '@laurel/contract/team/integrations.ts'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { useText } from '../../messages/useText.ts'

type DisconnectProps = { readonly integration: Integration; readonly onClose: () => void }

/** Ends a connection. What a source set of people is kept or cleared. */
export const DisconnectIntegration = ({ integration, onClose }: DisconnectProps) => {
  const { title: name, provider, kind } = integration
  const text = useText()
  const [keeps, setKeeps] = useState(true)
  const isSync = kind === 'data_sync'
  return (
    <ConfirmAct
      title={text('integrations.disconnectTitle', { name })}
      confirmLabel={text('integrations.disconnect')}
      isDestructive
      send={act => act(disconnectIntegration, { params: { provider }, body: { keeps } })}
      notice={text('integrations.disconnected', { name })}
      onClose={onClose}
    >
      <Typography>
        {text(isSync ? 'integrations.disconnectSentence' : 'integrations.catalogDisconnectSentence')}
      </Typography>
      {isSync && (
        <RadioGroup
          aria-label={text('integrations.keeps')}
          value={keeps ? 'keep' : 'clear'}
          onChange={event => setKeeps(event.target.value === 'keep')}
        >
          <Choice value="keep" title={text('integrations.keeps')} hint={text('integrations.keepsHint')} />
          <Choice value="clear" title={text('integrations.clears')} hint={text('integrations.clearsHint')} />
        </RadioGroup>
      )}
    </ConfirmAct>
  )
}

type ChoiceProps = { readonly value: string; readonly title: string; readonly hint: string }

const Choice = ({ value, title, hint }: ChoiceProps) => (
  <FormControlLabel
    value={value}
    control={<Radio />}
    sx={{ alignItems: 'flex-start', marginBlock: 0.5 }}
    label={
      <>
        <Typography sx={{ paddingTop: 1 }}>{title}</Typography>
        <Typography variant="body2" color="text.secondary">
          {hint}
        </Typography>
      </>
    }
  />
)
