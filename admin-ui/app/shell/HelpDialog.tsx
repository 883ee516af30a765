import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../../messages/useText.ts'
import { useMe } from '../access/MeContext.ts'

/** What admins ask first. */
const answers = ['thanks', 'allowance', 'approval', 'balance'] as const

export const HelpDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useText()
  const { user } = useMe()
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="help-title">
      <DialogTitle id="help-title" variant="h2">
        {text('shell.howLaurelWorks')}
      </DialogTitle>
      <DialogContent>
        {answers.map(answer => (
          <Fragment key={answer}>
            <Typography variant="h3" sx={{ marginTop: 2 }}>
              {text(`shell.answers.${answer}.question`)}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {text(`shell.answers.${answer}.answer`)}
            </Typography>
          </Fragment>
        ))}
      </DialogContent>
      <DialogActions>
        {user.is_admin && (
          <Button component={Link} to="/get-started" onClick={onClose}>
            {text('shell.openTheSetupChecklist')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {text('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
