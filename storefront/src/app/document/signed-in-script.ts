import type { InitialData } from '@foyer/contract/omnia/initial-data'
import { memberTokenKey } from '../../stores/visitor/signed-in.ts'
import { signedInAttribute } from './signed-in-attribute.ts'

/**
 * Script for a document's head: marks a browser in which somebody is signed in before its first paint, so that the header
 * keeps their place. The markup is the same for everybody.
 */
export function createSignedInScript({ memberSignIn }: Pick<InitialData, 'memberSignIn'>): string {
  const isSignedIn =
    memberSignIn?.type === 'Cookie'
      ? `("; "+document.cookie).includes(${toScript(`; ${memberSignIn.flagCookie}=`)})`
      : `localStorage.getItem(${toScript(memberTokenKey)})`
  // A browser may refuse its storage.
  return `try{if(${isSignedIn})document.documentElement.setAttribute("${signedInAttribute}","")}catch{}`
}

/** As a string of a script within a document. */
const toScript = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c')
