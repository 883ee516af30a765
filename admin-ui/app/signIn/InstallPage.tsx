import { setupAuthorization } from '@laurel/contract/team/setup/setupAuthorization.ts'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { InShort } from '../../legal/InShort.tsx'
import type { LegalText } from '../../legal/legalText.ts'
import { privacyPolicy } from '../../legal/privacyPolicy.ts'
import { terms } from '../../legal/terms.ts'
import { TextWith } from '../../messages/TextWith.tsx'
import { useText } from '../../messages/useText.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { rememberSetup } from './pendingSetup.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { SlackMark } from './SlackMark.tsx'
import { useLeaveForSlack } from './useLeaveForSlack.ts'

/** Where a new workspace starts: agree, then on to Slack's own consent. */
export const InstallPage = () => {
  const text = useText()
  const { client } = useConnection()
  const [isAccepted, setAccepted] = useState(false)
  const { leave, isLeaving, message } = useLeaveForSlack(async () => {
    const state = crypto.randomUUID()
    const { url } = await client.call(setupAuthorization, { query: { state } })
    rememberSetup(state)
    return url
  })

  return (
    <SignInFrame>
      <div>
        <Typography variant="h1">{text('signIn.addLaurelToYour')}</Typography>
        <Typography color="text.secondary" sx={{ marginTop: 1 }}>
          {text('signIn.tryEverythingFreeFor')}
        </Typography>
      </div>
      {message !== null && <Alert severity="error">{message}</Alert>}
      <InShort sentences={inShort} />
      <div>
        <FormControlLabel
          control={<Checkbox checked={isAccepted} onChange={(_event, isTicked) => setAccepted(isTicked)} />}
          label={
            <TextWith
              of="signIn.accept"
              parts={{ privacy: <Read text={privacyPolicy} />, terms: <Read text={terms} /> }}
            />
          }
        />
      </div>
      <Button
        variant="contained"
        size="large"
        startIcon={<SlackMark />}
        disabled={!isAccepted}
        loading={isLeaving}
        onClick={leave}
        sx={{ minHeight: 48 }}
      >
        {text('signIn.addToSlack')}
      </Button>
      <Typography variant="body2" color="text.secondary">
        {text('signIn.hasLaurel')}{' '}
        <Link component={RouterLink} to="/login">
          {text('signIn.signIn')}
        </Link>
      </Typography>
    </SignInFrame>
  )
}

const inShort = [...privacyPolicy.inShort.slice(0, 2), ...terms.inShort.slice(0, 2)]

/** Opens in a new tab, which keeps what was ticked here. */
const Read = ({ text }: { readonly text: LegalText }) => (
  <Link href={text.path} target="_blank" rel="noopener">
    {text.title.toLowerCase()}
  </Link>
)
