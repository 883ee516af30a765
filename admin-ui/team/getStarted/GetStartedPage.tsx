import { setupSteps } from '@laurel/contract/team/teamMetadata.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useMe } from '../../app/access/MeContext.ts'
import { Page } from '../../app/shell/Page.tsx'
import { useText } from '../../messages/useText.ts'
import { DismissedSetup } from './DismissedSetup.tsx'
import { DismissSetup } from './DismissSetup.tsx'
import { IntroductionDialog } from './IntroductionDialog.tsx'
import { SetupProgress } from './SetupProgress.tsx'
import { SetupStepRow } from './SetupStepRow.tsx'
import { setupStepTexts } from './setupStepTexts.ts'

/** The way from an installed app to a team that thanks each other, in five steps. */
export const GetStartedPage = () => {
  const text = useText()
  const me = useMe()
  const { metadata } = me.team
  const [isIntroducing, setIntroducing] = useState(false)
  const texts = setupStepTexts(me, text)
  const next = setupSteps.find(step => !metadata[step])
  return (
    <Page
      title={text('team.gettingStarted')}
      lead={text('team.fiveStepsUntilYour')}
      actions={metadata.show_get_started && <DismissSetup />}
    >
      {!metadata.show_get_started && <DismissedSetup />}
      <Card sx={{ maxWidth: 860 }}>
        <SetupProgress
          done={setupSteps.filter(step => metadata[step]).length}
          next={next && texts[next].title}
        />
        <Box
          component="ol"
          aria-label={text('team.stepsLabel')}
          sx={{ listStyle: 'none', margin: 0, padding: 0 }}
        >
          {setupSteps.map((step, index) => (
            <SetupStepRow
              key={step}
              number={index + 1}
              words={texts[step]}
              isDone={metadata[step]}
              isNext={step === next}
              {...(step === 'introduction' && { onAct: () => setIntroducing(true) })}
            />
          ))}
        </Box>
      </Card>
      {isIntroducing && <IntroductionDialog onClose={() => setIntroducing(false)} />}
    </Page>
  )
}
