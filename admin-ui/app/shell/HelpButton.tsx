import HelpOutline from '@mui/icons-material/HelpOutlineOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { Fragment, useState } from 'react'
import { Link } from 'react-router-dom'
import { useMe } from '../access/MeContext.ts'
import { helpAnswers } from './helpAnswers.ts'

export const HelpButton = () => {
  const { user, team } = useMe()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton aria-label="Help" onClick={() => setOpen(true)}>
        <HelpOutline />
      </IconButton>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        maxWidth="sm"
        fullWidth
        aria-labelledby="help-title"
      >
        <DialogTitle id="help-title" variant="h2">
          How Laurel works
        </DialogTitle>
        <DialogContent>
          {helpAnswers(team.points_name).map(({ question, answer }) => (
            <Fragment key={question}>
              <Typography variant="h3" sx={{ marginTop: 2 }}>
                {question}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {answer}
              </Typography>
            </Fragment>
          ))}
        </DialogContent>
        <DialogActions>
          {user.is_admin && (
            <Button component={Link} to="/get-started" onClick={() => setOpen(false)}>
              Open the setup checklist
            </Button>
          )}
          <Button variant="contained" onClick={() => setOpen(false)}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
