import { drawBlocks } from './blocks/drawBlocks.js'
import { drawEmoji, drawMarkdown } from './blocks/drawText.js'
import { createSurface } from './blocks/surface.js'
import { h, icon } from './dom.js'
import { drawMessageTools } from './messageTools.js'
import { attempt } from './notices.js'
import { perform } from './server.js'
import { me, nameOf, personById, state } from './state.js'
import { momentOf, timeOf } from './times.js'

const togetherSeconds = 300

/** Draws a message; one that follows another of the same author closely goes without the picture. */
export const drawMessage = (message, before) => {
  const isPrivate = message.visibleTo !== undefined
  const isContinued =
    before !== undefined &&
    before.userId === message.userId &&
    before.visibleTo === message.visibleTo &&
    !isPrivate &&
    Number(message.ts) - Number(before.ts) < togetherSeconds
  const person = personById(message.userId)
  return h(
    'article',
    {
      class: ['message', isPrivate ? 'private' : '', isContinued ? 'continued' : ''].join(' ').trim(),
      data: { ts: message.ts },
      aria: { label: `${nameOf(message.userId)}, ${timeOf(message.ts)}` },
    },
    h(
      'div',
      { class: 'message-side' },
      isContinued
        ? h('time', { class: 'side-time' }, timeOf(message.ts))
        : h('img', {
            src: person?.picture ?? `avatars/${message.userId}.svg`,
            alt: '',
            class: 'avatar large',
          }),
    ),
    h(
      'div',
      { class: 'message-body' },
      isPrivate ? privateLine(message) : null,
      isContinued ? null : byLine(message, person),
      message.threadTs === undefined ? null : h('p', { class: 'muted small' }, '↳ in reply to a thread'),
      h('div', { class: 'content' }, contentOf(message)),
      message.reactions.length === 0 ? null : reactionsOf(message),
    ),
    isPrivate ? null : drawMessageTools(message),
  )
}

const byLine = (message, person) =>
  h(
    'div',
    { class: 'by' },
    h('strong', {}, person?.realName ?? 'Somebody who left'),
    message.isFromApp ? h('span', { class: 'tag' }, 'app') : null,
    h('time', { class: 'muted small', title: momentOf(message.ts) }, timeOf(message.ts)),
    message.isEdited ? h('span', { class: 'muted small' }, '(edited)') : null,
  )

const privateLine = message =>
  h(
    'div',
    { class: 'private-line' },
    icon('eye'),
    h('span', {}, 'Only visible to you'),
    h(
      'button',
      {
        type: 'button',
        class: 'link',
        data: { focus: `dismiss ${message.ts}` },
        onclick: () =>
          void attempt(() =>
            perform('dismiss', { user: me(), channelId: message.channelId, messageTs: message.ts }),
          ),
      },
      'Dismiss',
    ),
  )

const contentOf = message => {
  if (message.blocks.length === 0) return drawMarkdown(message.text)
  const values = state.drafts.get(message.ts) ?? {}
  state.drafts.set(message.ts, values)
  return drawBlocks(
    message.blocks,
    createSurface({ channelId: message.channelId, messageTs: message.ts }, values),
  )
}

const reactionsOf = message =>
  h(
    'div',
    { class: 'reactions' },
    message.reactions.map(reaction => {
      const isMine = reaction.users.includes(me())
      return h(
        'button',
        {
          type: 'button',
          class: isMine ? 'reaction mine' : 'reaction',
          aria: { pressed: isMine ? 'true' : 'false' },
          title: `${reaction.users.map(nameOf).join(', ')} reacted with :${reaction.name}:`,
          data: { focus: `reaction ${reaction.name}` },
          onclick: () => react(message, reaction.name),
        },
        drawEmoji(reaction.name),
        h('span', {}, String(reaction.users.length)),
      )
    }),
  )

export const react = (message, name) =>
  void attempt(() =>
    perform('react', { user: me(), channelId: message.channelId, messageTs: message.ts, name }),
  )

export const drawEmpty = channel =>
  h(
    'div',
    { class: 'empty' },
    h('h3', {}, `This is the beginning of #${channel.name}`),
    channel.purpose === '' ? null : h('p', {}, channel.purpose),
    h(
      'p',
      { class: 'muted' },
      'Say hello, or thank somebody: type ',
      h('kbd', {}, '/'),
      ' to see the commands of this workspace.',
    ),
  )

export const drawAppIntroduction = () => {
  const { app } = state.workspace
  return h(
    'div',
    { class: 'empty' },
    h('img', { src: `avatars/${app.userId}.svg`, alt: '', class: 'avatar huge' }),
    h('h3', {}, app.name),
    h('p', {}, app.description),
    h(
      'p',
      { class: 'muted' },
      app.isInstalled
        ? 'What it writes to you alone appears here.'
        : 'It is not installed in this workspace at the moment.',
    ),
  )
}
