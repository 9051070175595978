/** The model of an order, its calls, and the parts that lists, details, form, calendar and outsourcing show. */
export {
  crewQuery,
  canceledJobs,
  deletedJobs,
  orderDetailQuery,
  orderQuery,
  useCrew,
  useCrews,
  useFreshCrew,
  useFreshOrder,
  useJobsInNeed,
  useOrder,
  useOrderDetail,
  useOrdersById,
  afterAttempt,
  useChangeOrder,
  useChangeWorkAgain,
  useFinish,
  useReopen,
  useWriteOrder,
  useItemCatalog,
  useTools,
  useVehicleTypes,
  useToolName,
  useVehicleName,
  useWithdrawn,
  withdrawnInvitations,
} from './api';
export { AddFiles, FileRow } from './files/FileRow';
export {
  findProblem,
  sentFiles,
  type Upload,
  type Uploads,
  useIsStored,
  useUpload,
  useUploadStates,
  useUploads,
} from './files/uploads';
export { fileTexts, cardTexts } from './texts';
export { useAddFile, useSendOrderFile } from './filesApi';
export {
  countNeeded,
  crewOrder,
  hasDriver,
  hasInvitation,
  type InvitedMember,
  withPositionCount,
  findNeededRate,
  listNeededCrew,
} from './model/crew';
export {
  type FileValues,
  createFileValues,
  mergeFiles,
  toFileValues,
  type OrderValues,
  type Side,
  createOrderValues,
  createVehicle,
  positions,
} from './model/orderValues';
export { computeVolume, computeWeight, getVolumeSource, type ItemValues, createItem } from './model/itemValues';
export { toOrderRequest, toRatesRequest } from './model/orderRequest';
export { dateRule, endDateRule, limits, orderRules, windowRule } from './model/orderRules';
export {
  getLocation,
  listLegs,
  type StopValues,
  createStop,
  isTyped,
  toAddressParts,
  toStopValues,
} from './model/stopValues';
export { copyOrder, toOrderValues } from './model/savedOrder';
export { ArrivalWindowField, CrewSizeField, OverrideReasonField, ReconfirmChoice } from './parts/OrderFields';
export {
  HelpBadge,
  ResultChip,
  WarningChips,
  FormationChip,
  getFormationStyle,
  RouteLine,
  WhenLine,
} from './parts/JobParts';
export { JobPageHeader, OpenOrder, OrderUnavailable } from './parts/OpenOrder';
export {
  getCancelReason,
  callJob,
  countStopsBetween,
  formatCustomerName,
  formatDailyHours,
  formatHours,
  formatRoute,
  jobInText,
  jobTitle,
  listCrewNeeds,
  listFacts,
  listVehicleNeeds,
  nameJob,
  planHours,
  formatStopLine,
} from './parts/describeJob';
export { CrewFaces, CrewCount, CrewRing, describeRing } from './parts/crew/CrewFaces';
export { describeEnding, describeMemberReason, listLatest } from './parts/crew/crewMembers';
export { CrewProgress, PersonProgress } from './parts/crew/PersonProgress';
export { describeProgress } from './parts/crew/describeProgress';
export { countCrew, useCrewChanges } from './parts/crew/useCrewChanges';
export {
  HISTORY_PARAM,
  getCompletePath,
  getCopyPath,
  getCustomerPath,
  getDetailsPath,
  getHistoryPath,
  getSheetPath,
  getListPage,
  type SavedChange,
  type SavedVisit,
  readSavedChanges,
} from './parts/jobPaths';
export { describeHelp, labels as jobLabels } from './parts/labels';
export { describeMissing, formatTimeToStart, getPhase, isStartWarned, isUrgent, canComplete } from './parts/timing';
export { default as fileStyles } from './files/files.module.css';
export { TypedLine } from './typedLine/TypedLine';
export { cancelJobCall, deleteJobCall, removeFileCall, withdrawInvitationCall } from './undoableApi';
