/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type EmployeeDocumentKind = 'driver_license' | 'dot_medical';