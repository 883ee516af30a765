import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { demoAdmin, demoEmployee, demoOwner } from '../demo/people.ts'
import { composer, enterChat, message, openChannel } from '../journeys/chat.ts'
import { type Journey, phone, startJourney } from '../journeys/startJourney.ts'
import { launchBrowser } from './launchBrowser.ts'

const file = resolve(import.meta.dirname, '../../docs/laurel.png')
const sharp = { deviceScaleFactor: 2 }

type Views = { readonly admin: Buffer; readonly portal: Buffer; readonly chat: Buffer }

/** Takes the picture for the README: the admin, an employee's phone and the chat of the demo team. */
async function makePicture(): Promise<void> {
  const journey = await startJourney()
  const browser = await launchBrowser()
  try {
    const picture = await arrange(browser, await takeViews(journey))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, picture)
    console.log(`${file}: ${Math.round(picture.byteLength / 1024)} KB`)
  } finally {
    await browser.close()
    await journey.stop()
  }
}

async function takeViews(journey: Journey): Promise<Views> {
  const chat = await (
    await journey.openBrowser({ ...sharp, viewport: { width: 900, height: 660 } })
  ).newPage()
  await enterChat(chat, journey.chatUrl, demoOwner.name)
  await openChannel(chat, 'thanks')
  await give(chat, `@${demoEmployee.handle} +10 #craft for the calmest release we ever had`)

  const portal = await journey.openAs(demoEmployee.email, '/redeem', { ...phone, ...sharp })
  await portal.getByRole('heading', { name: 'From Juniper' }).waitFor()
  const admin = await journey.openAs(demoAdmin.email, '/rewards', {
    ...sharp,
    viewport: { width: 1240, height: 800 },
  })
  await admin
    .getByRole('button', { name: /^Approve the redemption/ })
    .first()
    .waitFor()
  return { admin: await still(admin), portal: await still(portal), chat: await still(chat) }
}

async function give(chat: Page, words: string): Promise<void> {
  await composer(chat).fill(`/shoutout ${words}`)
  await chat.keyboard.press('Enter')
  await message(chat, words.slice(-30)).filter({ hasText: 'Laurel' }).first().waitFor()
}

const still = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled', caret: 'hide' })

async function arrange(browser: Browser, views: Views): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } })
  await page.setContent(pictureHtml(views))
  await page.evaluate('Promise.all([...document.images].map(image => image.decode()))')
  return page.screenshot()
}

const source = (picture: Buffer): string => `data:image/png;base64,${picture.toString('base64')}`

const pictureHtml = (views: Views): string => `<!doctype html>
<style>
  body { margin: 0; background: linear-gradient(160deg, #fbf8f1, #efe7d8); overflow: hidden; height: 100vh; }
  img { display: block; width: 100%; }
  figure { position: absolute; margin: 0; overflow: hidden; border-radius: 14px; background: #fff;
    box-shadow: 0 0 0 1px rgb(60 48 24 / 10%), 0 24px 60px rgb(60 48 24 / 22%); }
  .admin { left: 70px; top: 64px; width: 1180px; }
  .chat { left: 130px; bottom: 56px; width: 690px; }
  .portal { right: 84px; bottom: 70px; width: 350px; border-radius: 40px; border: 9px solid #17211c; }
</style>
<figure class="admin"><img alt="" src="${source(views.admin)}"></figure>
<figure class="chat"><img alt="" src="${source(views.chat)}"></figure>
<figure class="portal"><img alt="" src="${source(views.portal)}"></figure>`

await makePicture()
