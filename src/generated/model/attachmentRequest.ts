/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Multipart form.
 */
export interface AttachmentRequest {
  /**
     * JPEG, PNG, WebP or PDF, at most 10 MB.
     * @maxLength 10485760
     */
  file: Blob | File;
}
