import type { InitialData } from '@foyer/contract/omnia/initial-data'
import { workstationIdCookie } from '@foyer/contract/workstation-cookie'
import type { Position } from '@foyer/contract/personalisation/nearest-site'
import { systemClock } from '../../cache/clock.ts'
import { endTask } from '../../cache/end-task.ts'
import { createLazyClient } from '../../services/http/lazy-client.ts'
import { createRandomId } from '../../services/http/identity.ts'
import { fetchInitialData, createSharedRenewal } from '../../services/omnia/initial-data.ts'
import { createLazyContentClient } from '../../services/omnia/lazy-content-client.ts'
import { createConsoleLogger } from '../../stores/browser/logger.ts'
import { createWebStorage } from '../../stores/browser/storage.ts'
import { loadFilmColors } from './load-film-colors.ts'
import { createFreshStorages } from './stored-data.ts'
import type { Platform } from '../../stores/create-stores.ts'
import { readCookie, writeCookie } from './write-cookie.ts'

const groupCookie = 'foyer-cinema-group'
const oneYearInSeconds = 31_536_000
/** Milliseconds to wait for the visitor's position. */
const locateWithin = 8_000
/** Milliseconds for which the browser may answer with a position that it knows: who is near a cinema stays near. */
const positionLifetime = 600_000

/**
 * The browser as the stores see it.
 * @param commit of the running release: what an earlier one has stored is dropped before a store reads it
 */
export function createBrowserPlatform(
  initialData: InitialData,
  dehydrated: Platform['dehydrated'],
  commit: string | null,
): Platform {
  let { api } = initialData
  const channel = {
    access: () => api,
    renewAccess: createSharedRenewal(
      () => api.authToken,
      async () => {
        const renewed = await fetchInitialData()
        if (renewed) api = renewed.api
        return renewed !== null
      },
    ),
  }
  const storages = createFreshStorages(
    createWebStorage(() => localStorage),
    createWebStorage(() => sessionStorage),
    commit,
  )
  const content = createLazyContentClient(async () => {
    const { createBrowserContentClient } = await import('../../services/omnia/browser-content-client.ts')
    return createBrowserContentClient()
  })
  const logger = createConsoleLogger(initialData.loggingConfiguration.level)
  return {
    clock: systemClock,
    logger,
    random: createRandomId,
    ...storages,
    dehydrated,
    onLocalChange(listener) {
      const hear = (event: StorageEvent) => {
        if (event.key !== null) listener(event.key, event.newValue)
      }
      addEventListener('storage', hear)
      return () => {
        removeEventListener('storage', hear)
      }
    },
    writeGroupCookie(groupId) {
      writeCookie(groupCookie, groupId ?? '', groupId === null ? 0 : oneYearInSeconds)
    },
    writeCookie,
    findWorkstationId: () => readCookie(workstationIdCookie),
    locate,
    loadFilmColors,
    channel,
    makeClient: (session) =>
      createLazyClient(async () => {
        const { createBrowserCalls } = await import('./browser-calls.ts')
        // Its many schemas are made by then: 60 ms of a phone's time, 40 more for the first call.
        await endTask()
        return createBrowserCalls({
          initialData,
          session,
          platform: { channel, content, logger, ...storages },
        })
      }),
    async loadTexts(area, languageTag) {
      const [{ createBrowserChannelClient }, { fetchLanguageText }] = await Promise.all([
        import('../../services/omnia/browser-channel-client.ts'),
        import('../../services/omnia/language-text.ts'),
      ])
      return fetchLanguageText(createBrowserChannelClient(initialData), area, languageTag)
    },
    content,
  }
}

function locate(): Promise<Position | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(null)
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        resolve({ latitude: coords.latitude, longitude: coords.longitude })
      },
      () => {
        resolve(null)
      },
      { timeout: locateWithin, maximumAge: positionLifetime },
    )
  })
}
