/**
 * Runs the libraries that every page needs before the storefront's script, in a separate task: together they would
 * block a phone's taps for 200 ms. React's packages run when they are first used, not when their file is loaded.
 */
import 'react'
import 'react/jsx-runtime'
import 'react-dom'
import 'react-dom/client'
import 'dayjs'
