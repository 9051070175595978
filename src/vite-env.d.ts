/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_PUBLIC_SITE_URL?: string;
  readonly VITE_PRODUCT_NAME?: string;
  readonly VITE_GOOGLE_SIGN_IN?: string;
  readonly VITE_APPLE_SIGN_IN?: string;
  readonly VITE_SUPPORT_EMAIL?: string;
  readonly VITE_REALTIME_KEY?: string;
  readonly VITE_REALTIME_HOST?: string;
  readonly VITE_REALTIME_PORT?: string;
  readonly VITE_REALTIME_SECURE_PORT?: string;
  readonly VITE_REALTIME_FORCE_TLS?: string;
  readonly VITE_REALTIME_CLUSTER?: string;
  readonly VITE_REALTIME_AUTH_PATH?: string;
  readonly VITE_REALTIME_USER_AUTH_PATH?: string;
  readonly VITE_MAP_STYLE_URL?: string;
  readonly VITE_GEOCODER_URL?: string;
}
