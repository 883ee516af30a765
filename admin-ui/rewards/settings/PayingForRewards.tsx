import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { Fragment, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../../messages/useText.ts'

const answers = ['which', 'empty', 'back', 'vendors'] as const

/** The help about what rewards cost the company, and who pays whom. */
export const PayingForRewards = () => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {text('rewards.settings.payingForRewards')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} maxWidth="sm" fullWidth aria-labelledby={titleId}>
        <DialogTitle id={titleId} variant="h2">
          {text('rewards.settings.payingForRewards')}
        </DialogTitle>
        <DialogContent>
          {answers.map(answer => (
            <Fragment key={answer}>
              <Typography variant="h3" sx={{ marginTop: 2 }}>
                {text(`rewards.settings.paying.${answer}.question`)}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {text(`rewards.settings.paying.${answer}.answer`)}
              </Typography>
            </Fragment>
          ))}
        </DialogContent>
        <DialogActions>
          <Button component={Link} to="/billing/rewards">
            {text('rewards.settings.seeBalance')}
          </Button>
          <Button variant="contained" onClick={() => setOpen(false)}>
            {text('action.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
